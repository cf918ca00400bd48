/** Hands bytes to the person as a file of that name; of a ledger, where no other type is said. */
export function saveFile(bytes: Uint8Array, name: string, type = 'application/vnd.sqlite3'): void {
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
