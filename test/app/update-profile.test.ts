import { describe, expect, test } from 'vitest';
import { lensOf } from '../../src/app/lens-of.ts';
import { AXES, anArticle, CONTEXT, HOUR, openProfiledApp, openTestApp } from './open-test-app.ts';

describe('show_profile', () => {
  test('says that there is none, and how to make one', async () => {
    const { skope } = await openTestApp();
    expect(await skope.showProfile()).toEqual({
      configured: false,
      hint: expect.stringContaining('update_profile'),
    });
  });

  test('holds exactly the fields of the contract', async () => {
    const { skope } = await openProfiledApp();
    const profile = await skope.showProfile();
    expect(Object.keys(profile).sort()).toEqual([
      'axes',
      'configured',
      'gaps',
      'last_scan',
      'trusted_hosts',
      'user_context',
    ]);
    expect(profile).toMatchObject({
      configured: true,
      user_context: CONTEXT,
      last_scan: null,
      gaps: {
        needs_onboarding: false,
        lens_narrow: false,
        location_missing: false,
        country_unknown: false,
        per_axis: AXES.map((axis) => ({ id: axis.id, keywords: axis.keywords.length, federated: false })),
      },
    });
    expect(profile.axes).toEqual(AXES.map((axis) => ({ ...axis, weight: axis.weight / 10 })));
  });

  test('offers trusted hosts of tier 1 and 2, those of the person’s country and languages', async () => {
    const { skope } = await openProfiledApp();
    const hosts = (await skope.showProfile()).trusted_hosts ?? [];
    expect(hosts.every((outlet) => outlet.tier === 1 || outlet.tier === 2)).toBe(true);
    expect(hosts.map((outlet) => outlet.host)).toEqual(expect.arrayContaining(['reuters.com', 'hani.co.kr']));
    await skope.updateProfile({ user_context: { location: 'Berlin, Germany', languages: ['de', 'en'] } });
    const german = (await skope.showProfile()).trusted_hosts?.map((outlet) => outlet.host);
    expect(german).toContain('spiegel.de');
    expect(german).not.toContain('hani.co.kr');
  });
});

describe('update_profile', () => {
  test('replaces the whole set of axes and answers as show_profile does', async () => {
    const { skope } = await openProfiledApp();
    const answer = await skope.updateProfile({
      axes: [
        { id: 'one', label: 'One', weight: 0 },
        { id: 'two', label: 'Two', weight: 0, source: 'mcp://firma' },
      ],
    });
    expect(answer).toEqual(await skope.showProfile());
    expect(answer.axes).toEqual([
      { id: 'one', label: 'One', weight: 0.5, keywords: [], reach_anchors: [] },
      { id: 'two', label: 'Two', weight: 0.5, keywords: [], reach_anchors: [], source: 'mcp://firma' },
    ]);
    expect(answer.user_context).toEqual(CONTEXT);
  });

  test('keeps the axes where only the context is given, and the other way round', async () => {
    const { skope } = await openProfiledApp();
    const before = await skope.showProfile();
    const moved = await skope.updateProfile({ user_context: { location: '', languages: ['fr'] } });
    expect(moved.axes).toEqual(before.axes);
    expect(moved.user_context).toEqual({ location: '', languages: ['fr'] });
    expect(moved.gaps).toMatchObject({ location_missing: true, country_unknown: true });
    expect((await skope.updateProfile({ axes: AXES.slice(0, 1) })).user_context).toEqual(moved.user_context);
  });

  test('keeps last_scan', async () => {
    const { skope, clock } = await openProfiledApp();
    await skope.ingestNews({ articles: [anArticle()] });
    const scanned = new Date(clock.now).toISOString();
    clock.now += HOUR;
    expect((await skope.updateProfile({ axes: AXES })).last_scan).toBe(scanned);
  });

  test('keeps exclude and all_of, and lets a country beat the location', async () => {
    const { skope } = await openProfiledApp();
    const axis = { ...(AXES[0] as (typeof AXES)[number]), weight: 1, exclude: ['recall'], all_of: ['plant'] };
    const answer = await skope.updateProfile({
      axes: [axis],
      user_context: { location: 'Busan', languages: ['ko'], country: 'de', region: 'Bayern' },
    });
    expect(answer.axes).toEqual([axis]);
    expect(answer.user_context).toEqual({
      location: 'Busan',
      languages: ['ko'],
      country: 'DE',
      region: 'Bayern',
    });
    await skope.ingestNews({
      articles: ['Tesla opens a plant', 'Tesla plant recall', 'Tesla sells cars'].map((title) =>
        anArticle({ title }),
      ),
    });
    expect((await skope.getBrief()).radar.map((entry) => entry.title)).toEqual(['Tesla opens a plant']);
  });

  const axis = (id: string) => ({ id, label: id, weight: 1 });
  test.each([
    [{ axes: Array.from({ length: 7 }, (_, n) => axis(`a${n}`)) }, 'TOO_MANY_AXES', /^axes: 7/],
    [{ axes: [] }, 'INVALID_ARGUMENT', /^axes: /],
    [{}, 'INVALID_ARGUMENT', /axes, user_context/],
    [{ axes: [{ ...axis('a'), weight: 'much' }] }, 'INVALID_ARGUMENT', /^axes\[0\]\.weight: /],
    [{ axes: [axis('a'), { ...axis('b'), weight: -1 }] }, 'INVALID_ARGUMENT', /^axes\[1\]\.weight: /],
    [
      { axes: [axis('a'), { ...axis('b'), keywords: ['x', 7] }] },
      'INVALID_ARGUMENT',
      /^axes\[1\]\.keywords\[1\]: /,
    ],
    [
      { axes: [{ ...axis('a'), reachAnchors: [] }] },
      'INVALID_ARGUMENT',
      /^axes\[0\]\.reachAnchors: there is no such field/,
    ],
    [{ axes: [{ id: 'a', weight: 1 }] }, 'INVALID_ARGUMENT', /^axes\[0\]\.label: /],
    [{ axes: [axis('a'), axis('a')] }, 'INVALID_ARGUMENT', /^axes\[1\]\.id: /],
    [{ axes: [axis('geo')] }, 'INVALID_ARGUMENT', /^axes\[0\]\.id: /],
    [{ user_context: { languages: ['en'] } }, 'INVALID_ARGUMENT', /^user_context\.location: /],
    [{ user_context: { location: '', languages: [] } }, 'INVALID_ARGUMENT', /^user_context\.languages: /],
    [{ user_context: { location: '', country: 'Korea' } }, 'INVALID_ARGUMENT', /^user_context\.country: /],
    [{ axis: [] }, 'INVALID_ARGUMENT', /^axis: there is no such field/],
  ])('refuses %j and changes nothing', async (args, code, message) => {
    const { skope, app } = await openProfiledApp();
    const digest = app.digest();
    await expect(skope.call('update_profile', args)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
    expect(app.digest()).toBe(digest);
  });

  test('needs axes for the first profile', async () => {
    const { skope } = await openTestApp();
    await expect(skope.updateProfile({ user_context: CONTEXT })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringMatching(/^axes: /),
    });
  });

  test('takes axes and context given as JSON strings', async () => {
    const { skope } = await openTestApp();
    await skope.call('update_profile', { axes: JSON.stringify(AXES), user_context: JSON.stringify(CONTEXT) });
    expect(await skope.showProfile()).toMatchObject({ configured: true, user_context: CONTEXT });
  });

  test('scores what is stored again at once: impacts, tiers, layers and meter', async () => {
    const { skope } = await openProfiledApp();
    await skope.ingestNews({
      articles: [
        anArticle({ title: 'Tesla opens a plant' }),
        anArticle({ title: 'A choir sings in Berlin', url: 'https://www.hani.co.kr/a', source: 'Hankyoreh' }),
      ],
    });
    await skope.updateProfile({
      axes: [{ id: 'music', label: 'Music', weight: 1, keywords: ['choir'] }],
      user_context: { location: 'Berlin, Germany', languages: ['de'] },
    });
    const brief = await skope.getBrief();
    expect(brief.radar).toMatchObject([
      {
        title: 'A choir sings in Berlin',
        tier: 0,
        impact: {
          total: 0.45,
          hits: [
            { axis: 'music', contribution: 0.36 },
            { axis: 'situational', contribution: 0.09 },
          ],
        },
      },
    ]);
    expect(brief.world.map((entry) => entry.title)).toEqual(['Tesla opens a plant']);
    expect(brief.concentration.distribution.map((part) => part.axis)).toEqual(['music', 'situational']);
  });

  test('leaves everything as it was where it fails midway', async () => {
    const { skope, app } = await openProfiledApp();
    await skope.ingestNews({ articles: [anArticle(), anArticle()] });
    const before = { digest: app.digest(), brief: await skope.getBrief(), lens: lensOf(app) };
    app.db.exec(
      "CREATE TEMP TRIGGER stop BEFORE UPDATE OF total ON article WHEN OLD.id = 2 BEGIN SELECT RAISE(ABORT, 'stop'); END",
    );
    await expect(skope.updateProfile({ axes: AXES.slice(1) })).rejects.toThrow();
    app.db.exec('DROP TRIGGER stop');
    expect({ digest: app.digest(), brief: await skope.getBrief(), lens: lensOf(app) }).toEqual(before);
    await expect(skope.undo()).resolves.toMatchObject({ undone: 'update_profile' });
    expect(await skope.showProfile()).toMatchObject({ configured: false });
  });
});
