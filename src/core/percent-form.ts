const UNRESERVED = /[A-Za-z0-9\-._~]/u;
/** Octets that may stand raw or escaped in a path or query and mean the same; encoders differ on exactly these. */
const SAME_EITHER_WAY = /%(?:21|24|27|28|29|2A|2C|3A|40)/gu;
/** ASCII that RFC 3986 does not allow raw in a path or query; engines differ on which of it they escape. */
const NOT_ALLOWED = /[\u0000-\u0020"<>\\^`{|}[\]\u007f]/gu;

/**
 * RFC 3986 6.2.2: escapes in upper case, unreserved octets decoded once, everything else left as it is. `%2F %23 %26
 * %25 %2B` are data and stay.
 */
export function percentForm(part: string): string {
  return part.replace(/%[0-9a-f]{2}/giu, (octet) => {
    const char = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
    return UNRESERVED.test(char) ? char : octet.toUpperCase();
  });
}

/** The same for a path, where engines differ on `^` and `|`: escaped. */
export function pathForm(path: string): string {
  return percentForm(path).replaceAll('^', '%5E').replaceAll('|', '%7C');
}

/**
 * The form of a path or query part that is compared and never opened: one spelling for each octet, and one Unicode form
 * (NFC) for text, since a feed writes `%E1%84%80%E1%85%A1` where the site writes `%EA%B0%80`.
 */
export function comparablePercent(part: string): string {
  return percentForm(part)
    .replace(/(?:%[89A-F][0-9A-F])+/gu, (run) => decodeUtf8(run) ?? run)
    .normalize('NFC')
    .replace(/[^\u0000-\u007f]+/gu, (text) => encodeURIComponent(text.toWellFormed()))
    .replace(/%(?![0-9A-F]{2})/gu, '%25')
    .replace(SAME_EITHER_WAY, (octet) => String.fromCharCode(Number.parseInt(octet.slice(1), 16)))
    .replace(NOT_ALLOWED, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

/** Decoded text of a query name or value; the raw text where an escape is not UTF-8. */
export function decodePart(part: string): string {
  return decodeUtf8(part) ?? part;
}

function decodeUtf8(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
