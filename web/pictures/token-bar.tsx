/** A cost beside the largest one; the number stands next to it, so the bar says nothing by itself. */
export function TokenBar({ tokens, most }: { readonly tokens: number; readonly most: number }) {
  return (
    <svg class="token-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="token-ground" width={100} height={6} rx={3} />
      <rect class="token-share" width={most > 0 ? Math.max(2, (tokens / most) * 100) : 0} height={6} rx={3} />
    </svg>
  );
}
