import { t } from '../i18n/index.ts';
import type { Skill } from './skills-state.ts';

export function StatusMark({ status }: { readonly status: Skill['status'] }) {
  return (
    <span class="status-mark" data-status={status}>
      {t().skills.status[status]}
    </span>
  );
}
