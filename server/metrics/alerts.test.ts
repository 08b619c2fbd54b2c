import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { mailLimits, noticeLimits } from '../../contract/requestLimits.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

const rulesFile = fileURLToPath(new URL('../../docs/alerts.yml', import.meta.url));
const rules = readFileSync(rulesFile, 'utf8');
const operating = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');

/** Series, as promtool writes them, by which a rule fires after an hour, or does not. */
interface Example {
  fires: Record<string, string>;
  rests: Record<string, string>;
  /** Of the alert. */
  labels?: Record<string, string>;
}

const requests = (status: string) =>
  `http_server_request_duration_seconds_count{http_response_status_code="${status}"}`;
const calls = (system: string) =>
  `messaging_client_operation_duration_seconds_count{messaging_system="${system}"}`;
const storeCalls = (error: string) =>
  `db_client_operation_duration_seconds_count{error_type="${error}"}`;
const saves = (le: string) =>
  `db_client_operation_duration_seconds_bucket{db_operation_name="save",le="${le}"}`;
const waits = (provider: string, reason: string) =>
  `roi_outbox_provider_waiting{provider="${provider}",reason="${reason}"}`;
const age = (kind: string) => `roi_outbox_oldest_due_age_seconds{kind="${kind}"}`;
const messages = (state: string) => `roi_outbox_messages{state="${state}",kind="reportEmail"}`;
const refusals = (limit: string) => `roi_limit_refusals_total{limit="${limit}"}`;
const always = (value: number) => `${value}x60`;
const growing = (perMinute: number) => `0+${perMinute}x60`;

/** How many saves a minute, of 100, take at most 0.1 s. */
const savedWithin = (fast: number) => ({
  [saves('0.1')]: growing(fast),
  [saves('0.25')]: growing(100),
  [saves('+Inf')]: growing(100),
});
/** An example of an alert on one series. */
const one = (series: string, fires: string, rests: string, labels = {}): Example => ({
  fires: { [series]: fires },
  rests: { [series]: rests },
  labels,
});

const examples: Record<string, Example> = {
  RoiServerDown: one('up{job="roi"}', always(0), always(1), { job: 'roi' }),
  RoiRequestsFail: {
    fires: { [requests('200')]: growing(98), [requests('500')]: growing(2) },
    rests: { [requests('200')]: growing(999), [requests('503')]: growing(1) },
  },
  RoiHostRefused: {
    fires: { [requests('421')]: growing(6), [requests('200')]: growing(4) },
    rests: { [requests('421')]: growing(4), [requests('200')]: growing(6) },
  },
  RoiStoreFails: {
    fires: { [storeCalls('StoreUnavailable')]: growing(1) },
    rests: { [storeCalls('')]: growing(100), [storeCalls('StoreUnavailable')]: always(5) },
  },
  RoiSavingSlow: { fires: savedWithin(97), rests: savedWithin(100) },
  RoiEventLoopBlocked: one('nodejs_eventloop_delay_p99_seconds', always(0.3), always(0.03)),
  RoiMailsLate: {
    fires: { [age('crmFailures')]: always(901) },
    rests: { [age('reportEmail')]: always(899), [age('crmContact')]: always(3000) },
    labels: { kind: 'crmFailures' },
  },
  RoiCrmLate: {
    fires: { [age('crmDemo')]: always(3601) },
    rests: { [age('crmDemo')]: always(3599), [age('crmFailures')]: always(9999) },
    labels: { kind: 'crmDemo' },
  },
  RoiCrmTooFast: {
    fires: { [calls('hubspot')]: growing(30) },
    rests: { [calls('hubspot')]: growing(20), [calls('sendgrid')]: growing(3000) },
  },
  RoiKeyRefused: {
    fires: { [waits('mail', 'key refused')]: always(1) },
    rests: { [waits('mail', 'key refused')]: always(0), [waits('mail', 'unavailable')]: always(1) },
    labels: { provider: 'mail' },
  },
  RoiProviderUnavailable: one(waits('crm', 'unavailable'), always(1), '0x55 1x5', {
    provider: 'crm',
  }),
  RoiOutcomesUnknown: {
    fires: { [messages('unknown')]: always(65) },
    rests: { [messages('unknown')]: always(64), [messages('ready')]: always(9999) },
    labels: { kind: 'reportEmail' },
  },
  RoiMessagesDead: {
    fires: { [messages('dead')]: always(1) },
    rests: { [messages('dead')]: always(0), [messages('bounced')]: always(9) },
    labels: { kind: 'reportEmail' },
  },
  RoiLimitOfAllReached: {
    fires: { [refusals('mailAll')]: growing(1) },
    rests: { [refusals('mailAll')]: always(7), [refusals('flood')]: growing(9) },
    labels: { limit: 'mailAll' },
  },
  RoiPostsRefused: {
    fires: { [refusals('flood')]: growing(11) },
    rests: { [refusals('flood')]: growing(9), [refusals('noticeAddress')]: growing(99) },
  },
  RoiResponsesUnread: one('roi_unread_responses_total', growing(11), growing(9)),
  RoiRetentionHeldBack: one('roi_retention_held_back_leads', always(1), always(0)),
  RoiManyLeadsErased: one('roi_leads_erased_total{cause="retention"}', growing(2), growing(1), {
    cause: 'retention',
  }),
  RoiBackupOld: {
    fires: {
      roi_backup_last_success_timestamp_seconds: always(100),
      roi_backup_interval_seconds: always(1800),
    },
    rests: {
      roi_backup_last_success_timestamp_seconds: '100x30 1900x30',
      roi_backup_interval_seconds: always(1800),
    },
  },
};

const alerts = [...rules.matchAll(/alert: (\w+)$/gm)].map(([, name = '']) => name);

it('every rule has an example, a row of what to do about it, and real limits', () => {
  expect(alerts).toEqual(Object.keys(examples));
  const [, runbook = ''] = operating.split('\n## When an alert fires\n');
  const [rows = ''] = runbook.split('\n#');
  expect([...rows.matchAll(/`(Roi\w+)`/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining(alerts),
  );
  const runbooks = rules.match(/runbook: operating\.md#when-an-alert-fires$/gm);
  expect(runbooks).toHaveLength(alerts.length);
  const limits = [...mailLimits(1), ...noticeLimits(1)].map(({ name }) => name);
  expect(limits).toEqual(expect.arrayContaining(['mailAll', 'noticeAll']));
});

/** Part of Debian's package `prometheus`. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

it.skipIf(!hasPromtool)('promtool: each rule fires by its example, and rests by the other', () => {
  const annotations = Object.fromEntries(
    [
      ...rules.matchAll(
        /alert: (\w+)$[\s\S]*?severity: (\w+)[\s\S]*?summary: (.+)\n +runbook: (.+)$/gm,
      ),
    ].map(([, name = '', severity, summary = '', runbook]) => [
      name,
      { severity, summary, runbook },
    ]),
  );
  const tests = Object.entries(examples).flatMap(([alertname, { fires, rests, labels = {} }]) =>
    [fires, rests].map((series) => {
      const { severity, summary = '', runbook } = annotations[alertname] ?? {};
      const filled = summary.replace(
        /\{\{ \$labels\.(\w+) \}\}/g,
        (_, label) => labels[label] ?? '',
      );
      const alert = {
        exp_labels: { ...labels, severity },
        exp_annotations: { summary: filled, runbook },
      };
      return {
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        alert_rule_test: [
          { eval_time: '60m', alertname, exp_alerts: series === fires ? [alert] : [] },
        ],
      };
    }),
  );
  const file = join(temporaryFolder(), 'alerts.test.json');
  writeFileSync(file, JSON.stringify({ rule_files: [rulesFile], tests }));
  const result = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  expect(`${result.stdout}${result.stderr}`).toMatch(/SUCCESS/);
  expect(result.status).toBe(0);
});
