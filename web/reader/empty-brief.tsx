import { t } from '../i18n/index.ts';
import { Mark } from '../pictures/icons.tsx';
import { scope, showScope, windowDays } from '../state/brief.ts';
import { profile } from '../state/ledger.ts';
import { goTo } from '../state/route.ts';

const LONGEST = 30;

/** Says why there is nothing to read, and offers the step that changes it. */
export function EmptyBrief() {
  const words = t().empty;
  if (scope.value === 'since') {
    return (
      <Empty
        title={words.since_none}
        text={words.since_none_text}
        action={words.show_all}
        onAction={() => void showScope('all')}
      />
    );
  }
  if (profile.value?.last_scan === null) {
    return (
      <Empty
        title={words.none_title}
        text={words.none}
        action={words.none_action}
        onAction={() => goTo('collect')}
      />
    );
  }
  return windowDays.value === LONGEST ? (
    <Empty
      title={words.all_read}
      text={words.none}
      action={words.none_action}
      onAction={() => goTo('collect')}
    />
  ) : (
    <Empty
      title={words.all_read}
      text={words.all_read_text(LONGEST)}
      action={words.wider}
      onAction={() => void showScope('all', LONGEST)}
    />
  );
}

function Empty({
  title,
  text,
  action,
  onAction,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}) {
  return (
    <div class="empty">
      <Mark size={56} />
      <h2>{title}</h2>
      <p>{text}</p>
      <button type="button" class="button button-primary" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
