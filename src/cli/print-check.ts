import type { AuditCheck } from '../tools/index.ts';
import type { Output } from './output.ts';

/** Why a tool is let or blocked somewhere: the decision first, then every evaluation, then what would change it. */
export function printCheck(check: AuditCheck, output: Output): void {
  const where = `mode ${check.mode}${check.node === '' ? '' : `, node ${check.node}`}`;
  output.text(`${check.allowed ? 'allowed' : 'blocked'} in ${where}: ${check.reason}`);
  for (const { policy, mode, priority, allowed, reason } of check.evaluations)
    output.text(
      `  ${allowed ? 'lets  ' : 'BLOCKS'} ${policy} (mode ${mode}, priority ${priority}): ${reason}`,
    );
  if (check.blocking_policies.length > 0)
    output.text(`blocking policies: ${check.blocking_policies.join(', ')}`);
  for (const reason of check.ask_reasons) output.text(`asks first: ${reason}`);
  for (const step of check.advice) output.text(`to change that: ${step}`);
}
