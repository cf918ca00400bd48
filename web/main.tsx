import { render } from 'preact';
import { listenToKeys } from './keyboard.ts';
import { App } from './shell/app.tsx';
import { noticeAbsence } from './state/brief.ts';
import { openLedger } from './state/ledger.ts';
import { watchRoute } from './state/route.ts';
import { restoreSettings } from './state/settings.ts';
import { registerServiceWorker } from './state/update.ts';

// The ledger opens while the settings are read; the first paint has the right language and theme.
const ledgerOpened = openLedger();
await restoreSettings();
watchRoute();
listenToKeys();
const root = document.getElementById('app');
if (root) render(<App />, root);
await ledgerOpened;
await noticeAbsence(Date.now());
registerServiceWorker();
