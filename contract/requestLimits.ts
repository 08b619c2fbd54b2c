import type { EndpointName } from './index.ts';
import { limits } from './limits.ts';

const kibibyte = 1024;

/** The largest form, in bytes; of a report, what comes beside the visitor's PDF. */
export const maxFormBytes = 64 * kibibyte;

/** The largest accepted body, in bytes; the visitor's PDF and a batch need more than a form. */
export function maxBodyBytes(name: EndpointName): number {
  if (name === 'sendRoiReport') return 4096 * kibibyte;
  return name === 'estimates' ? limits.batchLines.max * kibibyte : maxFormBytes;
}

/** An Idempotency-Key (S7): up to 200 printable ASCII characters without spaces. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;
export const isIdempotencyKey = (key: string) => idempotencyKeyPattern.test(key);

const minuteMs = 60_000;

/** How long a backend keeps data, in milliseconds. */
export const lifetimes = {
  /** The cookie that lets a visitor request the report of a calculation they saved (S4). */
  calculationCookie: 30 * minuteMs,
  /** A client with an Idempotency-Key can repeat its request after a night without network (S7). */
  idempotencyKey: 24 * 60 * minuteMs,
  /** A short link, from its last use (P11): 24 months. */
  shortLink: 730 * 24 * 60 * minuteMs,
  /** Without a key, the same body to the same endpoint is the same request (S7). */
  sameBody: 10 * minuteMs,
} as const;

const minuteSeconds = 60;
const tenMinutesSeconds = 10 * minuteSeconds;
const hourSeconds = 60 * minuteSeconds;

/**
 * At most `points` events in `seconds` for one subject. Each limit counts on its own; a window
 * starts with the first event that is counted in it.
 */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** Where a request comes from, as limits count it. */
export interface RequestOrigin {
  /** An IPv4 address, or the IPv6 /56 that one customer has. */
  addressKey: string;
  /** The network around it: an IPv4 /24, or the IPv6 /48 that one site has. */
  networkKey: string;
}

/** Returns the key of one site: an IPv4 address, or an IPv6 /48. */
export function siteOf({ addressKey, networkKey }: RequestOrigin): string {
  return networkKey.endsWith('/48') ? networkKey : addressKey;
}

/** Who a report is requested for, and from where. */
export interface ReportRequestOrigin extends RequestOrigin {
  email: string;
}

/** A limit, and whom it counts an event for. */
export interface SubjectLimit<Origin> extends RateLimit {
  /** Null where the limit does not apply. */
  subject(of: Origin): string | null;
  /** What is kept for networks that did not use the limit up (S18). */
  reserve?: Reserve;
}

/** Events beyond a shared limit, so that a few networks cannot use it up for the others. */
interface Reserve {
  /** Of all networks together. */
  points: number;
  /** Of one network. */
  perNetwork: number;
}

/** Counts what all visitors ask for together. */
const ofAll = (name: string, points: number, seconds: number, reserve?: Reserve) => ({
  name,
  points,
  seconds,
  subject: () => 'all',
  ...(reserve && { reserve }),
});

type Subject = SubjectLimit<ReportRequestOrigin>['subject'];

/** Counts what one network asks for on its own. */
const perNetwork = (subject: Subject) => (of: ReportRequestOrigin) => {
  const counted = subject(of);
  return counted === null ? null : `${counted} ${of.networkKey}`;
};

/** Posts and reads of one address in a minute; a whole office sends fewer (S11, S16). */
export const floodLimit: RateLimit = { name: 'flood', points: 1200, seconds: minuteSeconds };

/** How many reports are mailed in an hour, where a host is not configured otherwise. */
export const defaultMailPerHour = 5000;

/** Of how many leads in an hour the sales inbox gets a notice each, by default. */
export const defaultNoticesPerHour = 200;

/**
 * Returns the limits of notices to the sales inbox (S11); what exceeds them is listed in a digest.
 */
export const noticeLimits = (noticesPerHour: number): readonly SubjectLimit<RequestOrigin>[] => [
  { name: 'noticeAddress', points: 20, seconds: hourSeconds, subject: (of) => of.addressKey },
  ofAll('noticeAll', noticesPerHour, hourSeconds),
];

/**
 * Returns the limit of notices of demo requests, which no other lead uses up (S11): 100 an hour, or
 * half of the others where that is more.
 */
export const demoNoticeLimits = (
  noticesPerHour: number,
): readonly SubjectLimit<RequestOrigin>[] => {
  return [ofAll('demoNoticeAll', Math.max(100, Math.floor(noticesPerHour / 2)), hourSeconds)];
};

/**
 * Estimates that programs ask for, one by one or in batches (S11). A site may send a whole batch
 * and 200 more. Each takes milliseconds of a thread that saves no leads.
 */
export const estimateLimits: readonly SubjectLimit<RequestOrigin>[] = [
  { name: 'estimateSite', points: 1200, seconds: tenMinutesSeconds, subject: siteOf },
  {
    name: 'estimateNetwork',
    points: 2400,
    seconds: tenMinutesSeconds,
    subject: (of) => of.networkKey,
  },
  ofAll('estimateAll', 5400, tenMinutesSeconds, { points: 600, perNetwork: 60 }),
];

/** Short links that are saved (P11), which are kept for years. */
export const linkLimits: readonly SubjectLimit<RequestOrigin>[] = [
  { name: 'linkNetwork', points: 60, seconds: hourSeconds, subject: (of) => of.networkKey },
  ofAll('linkAll', 900, hourSeconds, { points: 100, perNetwork: 5 }),
];

/** Calls to the CRM: at most 20 a minute, evenly (S11). */
export const crmLimit: RateLimit = { name: 'crm', points: 1, seconds: 3 };

/** Calls to the CRM for one address in the queue of its network; others wait in its own (S18). */
export const crmAddressLimit: SubjectLimit<RequestOrigin> = {
  name: 'crmAddress',
  points: 30,
  seconds: hourSeconds,
  subject: (of) => of.addressKey,
};

/**
 * Returns the limits of report mails (S11), in the order in which they are counted. The longest
 * window is first, so the first limit that refuses says when the next report is possible. When one
 * refuses, the earlier ones are refunded, but their windows have started.
 *
 * @param mailPerHour - How many reports are mailed in an hour, to all visitors together.
 */
export function mailLimits(mailPerHour: number): readonly SubjectLimit<ReportRequestOrigin>[] {
  const reserved = Math.floor(mailPerHour / 10);
  return [
    { name: 'mailRecipientDay', points: 10, seconds: 24 * hourSeconds, subject: recipient },
    { name: 'mailAddress', points: 300, seconds: hourSeconds, subject: (of) => of.addressKey },
    { name: 'mailNetwork', points: 600, seconds: hourSeconds, subject: (of) => of.networkKey },
    // The requests of one network cannot use up the limit of a company or a recipient.
    {
      name: 'mailDomainNetwork',
      points: 240,
      seconds: hourSeconds,
      subject: perNetwork(companyDomain),
    },
    {
      name: 'mailDomain',
      points: 300,
      seconds: hourSeconds,
      subject: companyDomain,
      reserve: { points: 300, perNetwork: 20 },
    },
    ofAll('mailAll', mailPerHour - reserved, hourSeconds, {
      points: reserved,
      perNetwork: Math.ceil(reserved / 25),
    }),
    {
      name: 'mailRecipientNetwork10m',
      points: 3,
      seconds: tenMinutesSeconds,
      subject: perNetwork(recipient),
    },
    { name: 'mailRecipient10m', points: 6, seconds: tenMinutesSeconds, subject: recipient },
  ];
}

/** The mailbox of an address: case and what follows a plus do not count, nor do dots at Gmail. */
function recipient({ email }: ReportRequestOrigin): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const [mailbox = ''] = local.split('+');
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${host}`;
}

function companyDomain({ email }: ReportRequestOrigin): string | null {
  const domain = email.toLowerCase().split('@').at(-1) ?? '';
  return publicMailboxProviders.has(domain) ? null : domain;
}

/**
 * Domains at which anyone can have a mailbox. Their recipients have nothing to do with each other,
 * so the limit of a recipient domain does not apply to them (S11).
 */
export const publicMailboxProviders: ReadonlySet<string> = new Set(
  `
  gmail.com googlemail.com
  outlook.com outlook.de outlook.es outlook.fr outlook.it outlook.com.br outlook.in outlook.jp
  hotmail.com hotmail.co.uk hotmail.de hotmail.es hotmail.fr hotmail.it hotmail.com.br hotmail.be
  live.com live.co.uk live.de live.fr live.it live.nl live.se live.dk live.no live.com.mx live.ca
  msn.com passport.com windowslive.com
  yahoo.com yahoo.co.uk yahoo.co.in yahoo.co.id yahoo.co.jp yahoo.de yahoo.es yahoo.fr yahoo.it
  yahoo.in yahoo.ca yahoo.com.au yahoo.com.br yahoo.com.ar yahoo.com.mx yahoo.com.ph yahoo.com.sg
  yahoo.com.tw yahoo.com.vn ymail.com rocketmail.com myyahoo.com
  icloud.com me.com mac.com aol.com aol.co.uk aim.com
  proton.me protonmail.com pm.me tutanota.com tutanota.de tuta.com tuta.io hey.com
  fastmail.com fastmail.fm zoho.com zohomail.com zohomail.eu mail.com email.com hushmail.com
  gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de arcor.de online.de mailbox.org
  posteo.de posteo.net bluewin.ch hispeed.ch a1.net aon.at chello.at
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr skynet.be telenet.be proximus.be
  ziggo.nl kpnmail.nl planet.nl xs4all.nl hetnet.nl home.nl
  libero.it virgilio.it tiscali.it alice.it tim.it tin.it telefonica.net terra.es sapo.pt
  uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com r7.com
  yandex.ru yandex.com yandex.by yandex.kz yandex.ua ya.ru
  mail.ru bk.ru inbox.ru list.ru internet.ru vk.com rambler.ru lenta.ru autorambler.ru myrambler.ru
  ukr.net i.ua meta.ua bigmir.net tut.by mail.kz
  seznam.cz email.cz centrum.cz post.cz atlas.cz azet.sk zoznam.sk
  wp.pl o2.pl onet.pl op.pl interia.pl interia.eu gazeta.pl tlen.pl
  abv.bg mail.bg freemail.hu citromail.hu yahoo.ro mail.ee inbox.lv inbox.lt
  telia.com bredband.net online.no getmail.no mail.dk stofanet.dk
  btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com blueyonder.co.uk tiscali.co.uk
  eircom.net
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net spectrum.net
  earthlink.net optonline.net frontier.com juno.com rogers.com shaw.ca telus.net sympatico.ca
  videotron.ca bigpond.com optusnet.com.au iinet.net.au xtra.co.nz
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com 139.com 189.cn aliyun.com
  naver.com daum.net hanmail.net nate.com kakao.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp
  nifty.com rediffmail.com indiatimes.com walla.co.il walla.com bezeqint.net mynet.com
  `
    .trim()
    .split(/\s+/),
);

/** Sent as `Retry-After` while the store cannot be reached. */
export const storeRetryAfterSeconds = 5;
