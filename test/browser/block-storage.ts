/** As a private window of some browsers answers. */
navigator.storage.getDirectory = () =>
  Promise.reject(new DOMException('Storage is blocked.', 'SecurityError'));
