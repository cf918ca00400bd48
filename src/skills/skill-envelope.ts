import { FAULT_CODES, type FaultCode } from '../base/index.ts';
import type { ComponentKind } from './component-kind.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Who calls: the owner scopes of a grant or the configuration, the first being the one that new skills go to. */
export interface SkillOwner {
  readonly scopes: readonly string[];
}

export type RevisionStatus = 'draft' | 'published' | 'archived';

/** A finding about the skill's text, or about how it was asked for. */
export interface SkillNotice extends Omit<Diagnostic, 'code'> {
  readonly code: Diagnostic['code'] | 'QUERY_IGNORED' | 'SCRIPT_NOT_RUNNABLE';
}

export interface CloudSkillErrorPayload {
  readonly code: FaultCode;
  readonly message: string;
  readonly hint: string;
}

export interface SkillDescriptor {
  readonly skill_id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly revision_id: string;
}

export interface DescriptorData {
  readonly skills: readonly SkillDescriptor[];
  readonly next_cursor?: string;
}

export interface SkillResource {
  readonly component_id: string;
  readonly path: string;
  readonly kind: ComponentKind;
  readonly size: number;
  readonly sha256: string;
}

export interface RootData {
  readonly skill_id: string;
  readonly slug: string;
  readonly name: string;
  readonly instructions: string;
  readonly revision: {
    readonly revision_id: string;
    readonly number: number;
    readonly status: RevisionStatus;
    /** ISO 8601 UTC. */
    readonly created_at: string;
  };
  readonly canonical_hash: string;
  readonly warnings: readonly SkillNotice[];
  readonly resources: readonly SkillResource[];
}

/** `content` where the bytes are UTF-8 text, else `content_base64`. */
export interface ResourceData {
  readonly skill_id: string;
  readonly revision_id: string;
  readonly component_id: string;
  readonly path: string;
  readonly kind: ComponentKind;
  readonly content?: string;
  readonly content_base64?: string;
  readonly sha256: string;
}

export type CloudSkillResponseEnvelope =
  | { readonly kind: 'descriptor'; readonly data: DescriptorData }
  | { readonly kind: 'root'; readonly data: RootData }
  | { readonly kind: 'resource'; readonly data: ResourceData }
  | { readonly kind: 'error'; readonly error: CloudSkillErrorPayload };

export function skillError(code: FaultCode, message: string): CloudSkillErrorPayload {
  return { code, message, hint: FAULT_CODES[code] };
}

/** `<` and everything that a reader does not see. */
const ESCAPED =
  /[<\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

/**
 * An envelope as the text that a model reads: JSON in which `<` and invisible characters are written as JSON
 * escapes. It parses to the same value, but no text of a skill can close a tag around it or hide in it.
 */
export function skillEnvelopeText(envelope: unknown): string {
  return JSON.stringify(envelope).replace(ESCAPED, (character) => {
    let escaped = '';
    for (let at = 0; at < character.length; at += 1) {
      escaped += `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
    }
    return escaped;
  });
}
