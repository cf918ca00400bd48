import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { revision } from '../state/ledger.ts';
import { AuditTrail } from './audit-trail.tsx';
import { ToolList } from './tool-list.tsx';
import { ToolPlace } from './tool-place.tsx';
import { listing, loadRecords, loadTools, toolsFault } from './tools-state.ts';

/** What may be called and what it costs, where the person says it would be; then what was called. */
export function ToolsScreen() {
  const words = t().tools;
  const written = revision.value;
  useEffect(() => void loadTools(), []);
  useEffect(() => void loadRecords(), [written]);
  return (
    <div class="page">
      <div class="page-head">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.lede}</p>
      </div>
      <div class="stack">
        <ToolPlace />
        {toolsFault.value && <FaultNotice fault={toolsFault.value} />}
        {listing.value && <ToolList listing={listing.value} />}
        <AuditTrail />
      </div>
    </div>
  );
}
