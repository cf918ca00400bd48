import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Icon } from '../pictures/icons.tsx';
import type { ShownFault } from '../state/fault.ts';

/** Every error a person meets: what happened, what was kept, what to do; the ledger's own words under "details". */
export function FaultNotice({
  fault,
  kept,
  children,
}: {
  readonly fault: ShownFault;
  readonly kept?: string | undefined;
  readonly children?: ComponentChildren;
}) {
  const words = t().fault;
  const [what, next] = words.codes[fault.code] ?? words.codes['INTERNAL'] ?? [fault.message, ''];
  return (
    <div class="notice notice-danger" role="alert">
      <Icon name="warn" />
      <div>
        <dl>
          <div>
            <dt>{words.what}:</dt> <dd>{what}</dd>
          </div>
          <div>
            <dt>{words.kept}:</dt> <dd>{kept ?? words.kept_all}</dd>
          </div>
          <div>
            <dt>{words.next}:</dt> <dd>{next}</dd>
          </div>
        </dl>
        <details class="small">
          <summary>{words.details}</summary>
          <p>
            <code>{fault.code}</code> <span lang="en">{fault.message}</span>
          </p>
        </details>
        {children && <div class="button-row">{children}</div>}
      </div>
    </div>
  );
}
