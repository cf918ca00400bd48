import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 as 64 lower-case hex digits; a string is hashed as UTF-8. Synchronous and the same on every engine. */
export function sha256Hex(data: string | Uint8Array): string {
  return bytesToHex(sha256(typeof data === 'string' ? utf8ToBytes(data) : data));
}

/** A SHA-256 that is fed in parts, for dumps that are larger than a string should be. */
export function sha256Stream(): { update(part: string): void; hex(): string } {
  const hash = sha256.create();
  return {
    update: (part) => {
      hash.update(utf8ToBytes(part));
    },
    hex: () => bytesToHex(hash.digest()),
  };
}
