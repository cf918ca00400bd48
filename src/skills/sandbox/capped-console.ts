/** What a script wrote, within a number of UTF-8 bytes over both streams; a cut never splits a character. */
export class CappedConsole {
  #left: number;
  #truncated = false;
  readonly #encoder = new TextEncoder();
  readonly #text = { stdout: '', stderr: '' };

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** False once something had to be left out: the rest need not be written. */
  write(stream: 'stdout' | 'stderr', line: string): boolean {
    const text = `${line}\n`;
    const { read, written } = this.#encoder.encodeInto(
      text,
      new Uint8Array(Math.min(this.#left, text.length * 3)),
    );
    this.#text[stream] += text.slice(0, read);
    this.#left -= written;
    if (read < text.length) {
      this.#truncated = true;
      this.#left = 0;
    }
    return !this.#truncated;
  }

  read(): { readonly stdout: string; readonly stderr: string; readonly truncated: boolean } {
    return { ...this.#text, truncated: this.#truncated };
  }
}
