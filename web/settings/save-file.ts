/** Hands bytes to the person as a file of that name. */
export function saveFile(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(
    new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/vnd.sqlite3' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
