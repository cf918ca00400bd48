import { Fault } from '../base/index.ts';

/** The text of UTF-8 bytes, or null where they are not text that gives the same bytes again. A BOM stays. */
export function textOfBytes(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch (thrown) {
    if (thrown instanceof TypeError) return null;
    throw thrown;
  }
}

/** UTF-8 bytes. `INVALID_ARGUMENT` for half a surrogate pair, which UTF-8 cannot carry. */
export function bytesOfText(text: string, field: string): Uint8Array {
  if (!text.isWellFormed()) {
    throw new Fault(
      'INVALID_ARGUMENT',
      `${field} holds half of a surrogate pair, which is not text: send content_base64.`,
    );
  }
  return new TextEncoder().encode(text);
}

export function base64OfBytes(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(binary);
}

/** `INVALID_ARGUMENT` where it is not base64 with padding, RFC 4648 section 4. */
export function bytesOfBase64(base64: string, field: string): Uint8Array {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) {
    throw new Fault('INVALID_ARGUMENT', `${field} is not base64 (RFC 4648, padded).`);
  }
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
