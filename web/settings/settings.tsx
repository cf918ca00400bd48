import { VERSION } from '../../src/browser/index.ts';
import { t } from '../i18n/index.ts';
import { LedgerFile } from './ledger-file.tsx';
import { Look } from './look.tsx';
import { Storage } from './storage.tsx';
import { Wipe } from './wipe.tsx';

export function Settings() {
  const words = t().settings;
  return (
    <div class="page">
      <div class="page-head">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.lede}</p>
      </div>
      <div class="stack">
        <Look />
        <LedgerFile />
        <Storage />
        <Wipe />
        <section class="section" aria-labelledby="about-title">
          <h2 id="about-title">{words.about}</h2>
          <dl class="facts">
            <dt>{words.build}</dt>
            <dd class="number">skope {VERSION}</dd>
          </dl>
          <p class="hint">{words.privacy}</p>
        </section>
      </div>
    </div>
  );
}
