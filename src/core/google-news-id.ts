/**
 * The address inside an old Google News article id: base64url of a protocol buffer, field 1 = 19 (one byte), field 4 =
 * the address, field 26 = its AMP twin. Ids made since July 2024 hold a token that only Google can read: null.
 */
export function addressInGoogleNewsId(id: string): string | null {
  const bytes = decodeBase64Url(id);
  if (bytes === null) return null;
  const start = bytes.indexOf(0x22);
  if (start === -1 || start > 8) return null;
  const length = varint(bytes, start + 1);
  if (length === null) return null;
  const text = utf8(bytes.subarray(length.end, length.end + length.value));
  return /^https?:\/\/[^\s]+$/iu.test(text) ? text : null;
}

function varint(bytes: Uint8Array, at: number): { readonly value: number; readonly end: number } | null {
  let value = 0;
  for (let offset = 0; offset < 3; offset += 1) {
    const byte = bytes[at + offset];
    if (byte === undefined) return null;
    value += (byte & 0x7f) * 2 ** (7 * offset);
    if (byte < 0x80) return { value, end: at + offset + 1 };
  }
  return null;
}

function utf8(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function decodeBase64Url(text: string): Uint8Array | null {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const char of text.replace(/=+$/u, '').replaceAll('+', '-').replaceAll('/', '_')) {
    const value = ALPHABET.indexOf(char);
    if (value === -1) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** The same base64url reading as text, for wrappers that hide the address so; null when it is not base64url. */
export function textInBase64Url(text: string): string | null {
  const bytes = decodeBase64Url(text);
  return bytes === null ? null : utf8(bytes);
}
