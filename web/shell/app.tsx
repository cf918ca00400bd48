import { useEffect, useRef } from 'preact/hooks';
import { Collect } from '../collect/collect.tsx';
import { t } from '../i18n/index.ts';
import { ToastAndVoice } from '../parts/toast.tsx';
import { ProfilePage } from '../profile/profile-page.tsx';
import { Reader } from '../reader/reader.tsx';
import { Settings } from '../settings/settings.tsx';
import { hideToast } from '../state/announce.ts';
import { opening, profile } from '../state/ledger.ts';
import { detail, type Route, route } from '../state/route.ts';
import { Banners } from './banners.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { OpeningScreen } from './opening-screen.tsx';
import { Rail } from './rail.tsx';

const SCREENS: Readonly<Record<Route, () => preact.JSX.Element>> = {
  radar: Reader,
  profile: ProfilePage,
  collect: Collect,
  skills: lazyScreen(async () => (await import('../skills/skills-screen.tsx')).SkillsScreen),
  tools: lazyScreen(async () => (await import('../tools/tools-screen.tsx')).ToolsScreen),
  settings: Settings,
};

/** The frame of every screen. Going to another one moves the focus to its heading. */
export function App() {
  const shown = route.value;
  const within = detail.value;
  const first = useRef(true);
  useEffect(() => {
    document.title = `${t().nav[shown]} · ${t().app.name}`;
    hideToast();
    if (first.current) first.current = false;
    else {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
  }, [shown, within]);
  const Screen = SCREENS[shown];
  return (
    <>
      <a class="skip-link" href="#main">
        {t().app.skip}
      </a>
      <div class="shell">
        <Rail />
        <main class="main" id="main" tabIndex={-1}>
          <Banners />
          {opening.value.state === 'open' && profile.value ? <Screen /> : <OpeningScreen />}
        </main>
      </div>
      <HelpDialog />
      <ToastAndVoice />
    </>
  );
}
