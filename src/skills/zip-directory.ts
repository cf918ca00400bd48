import { Fault } from '../base/index.ts';

/** An entry as the zip's central directory describes it. `data` is still compressed. */
export interface ZipEntry {
  readonly path: string;
  readonly size: number;
  readonly crc: number;
  readonly data: Uint8Array;
  readonly is_deflated: boolean;
  readonly is_folder: boolean;
  readonly is_link: boolean;
  /** A device, socket or pipe. */
  readonly is_special: boolean;
  readonly is_executable: boolean;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const CENTRAL = 0x02014b50;
const CENTRAL_LENGTH = 46;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
const UTF8_FLAG = 0x800;
const ENCRYPTED_FLAG = 0x1;

/**
 * Reads a zip's central directory (PKWARE APPNOTE 4.3), which fflate does not show whole: links, modes and offsets.
 * Refuses, with `SKILL_INVALID`: no or broken directory, several disks, ZIP64, encryption, methods other than store
 * and deflate, names that differ between directory and entry or are not UTF-8, and entries that overlap.
 */
export function readZipDirectory(zip: Uint8Array, maxEntries: number): ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) {
    throw invalid('is split over several disks');
  }
  if (count > maxEntries) throw invalid(`has ${count} entries; at most ${maxEntries} are allowed`);
  const entries: ZipEntry[] = [];
  const spans: (readonly [number, number])[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_LENGTH > end || view.getUint32(at, true) !== CENTRAL)
      throw invalid('has a broken directory');
    const { entry, span, next } = readCentral(zip, view, at);
    entries.push(entry);
    spans.push(span);
    at = next;
  }
  spans.sort(([a], [b]) => a - b);
  if (spans.some(([start], index) => index > 0 && start < (spans[index - 1]?.[1] ?? 0))) {
    throw invalid('has entries that overlap');
  }
  return entries;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_LENGTH - 0xffff);
  for (let at = view.byteLength - END_LENGTH; at >= lowest; at -= 1) {
    if (
      view.getUint32(at, true) === END &&
      at + END_LENGTH + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  }
  throw invalid('is not a zip');
}

function readCentral(
  zip: Uint8Array,
  view: DataView,
  at: number,
): { readonly entry: ZipEntry; readonly span: readonly [number, number]; readonly next: number } {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const compressed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const nameLength = view.getUint16(at + 28, true);
  const mode = view.getUint32(at + 38, true) >>> 16;
  const offset = view.getUint32(at + 42, true);
  const next =
    at + CENTRAL_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > zip.length) throw invalid('has a broken directory');
  const name = zip.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
  if ((flags & ENCRYPTED_FLAG) !== 0) throw invalid('is encrypted');
  if (method !== 0 && method !== 8) throw invalid(`uses compression method ${method}`);
  if (compressed === 0xffffffff || size === 0xffffffff || offset === 0xffffffff)
    throw invalid('is a ZIP64 file');
  const start = dataStart(zip, view, offset, name);
  if (start + compressed > zip.length) throw invalid('ends inside an entry');
  const path = decodeName(name, (flags & UTF8_FLAG) !== 0);
  const type = mode & 0o170000;
  const entry: ZipEntry = {
    path,
    size,
    crc: view.getUint32(at + 16, true),
    data: zip.subarray(start, start + compressed),
    is_deflated: method === 8,
    is_folder: path.endsWith('/'),
    is_link: type === 0o120000,
    is_special: type !== 0 && type !== 0o100000 && type !== 0o040000 && type !== 0o120000,
    is_executable: (mode & 0o111) !== 0,
  };
  return { entry, span: [offset, start + compressed], next };
}

function dataStart(zip: Uint8Array, view: DataView, offset: number, name: Uint8Array): number {
  if (offset + LOCAL_LENGTH > zip.length || view.getUint32(offset, true) !== LOCAL) {
    throw invalid('has a directory that points nowhere');
  }
  const nameLength = view.getUint16(offset + 26, true);
  const local = zip.subarray(offset + LOCAL_LENGTH, offset + LOCAL_LENGTH + nameLength);
  if (local.length !== name.length || local.some((byte, index) => byte !== name[index])) {
    throw invalid('has an entry with two names');
  }
  return offset + LOCAL_LENGTH + nameLength + view.getUint16(offset + 28, true);
}

function decodeName(name: Uint8Array, isUtf8: boolean): string {
  if (!isUtf8 && name.every((byte) => byte < 0x80)) return String.fromCharCode(...name);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(name);
  } catch (cause) {
    throw new Fault('SKILL_INVALID', 'The zip has a file name that is not UTF-8.', { cause });
  }
}

function invalid(what: string): Fault {
  return new Fault('SKILL_INVALID', `The file ${what}.`);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** CRC-32 as zip uses it (ITU-T V.42). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
