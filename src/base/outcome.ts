/** An expected outcome: the value, or a code that says why there is none. Faults are thrown, outcomes returned. */
export type Outcome<
  T,
  E extends { readonly code: string } = { readonly code: string; readonly message: string },
> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & E);
