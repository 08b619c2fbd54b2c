import type { MessageState, NewMessage, StoredLead } from '../../backend/Lead.ts';
import { mailMarksOf, personOf } from '../../backend/people.ts';
import {
  type IdempotencyClaim,
  isSameRequest,
  type SaveResult,
  type ShortLink,
  type Store,
} from '../../backend/ports.ts';

export interface Message extends NewMessage {
  leadId: string;
  /** Epoch milliseconds. */
  createdAt: number;
  state: MessageState;
}

interface Count {
  /** Limit and key. */
  name: string;
  points: number;
  expiresAt: number;
}

/** An event that the page sent to a tracker, byte for byte. */
export interface TrackedEvent {
  id: string;
  receivedAt: number;
  url: string;
  body: string;
}

/** Everything that the mocked backend stores, as plain data. */
export interface State {
  leads: readonly StoredLead[];
  messages: readonly Message[];
  /** The lead that a repeated request returns (S7). */
  claims: readonly (IdempotencyClaim & { leadId: string })[];
  counts: readonly Count[];
  events: readonly TrackedEvent[];
  /** Short links, the newest last. */
  links: readonly ShortLink[];
  /** The value of the session cookie (S4); empty without one. */
  cookie: string;
}

export const emptyState: State = {
  leads: [],
  messages: [],
  claims: [],
  counts: [],
  events: [],
  links: [],
  cookie: '',
};

/** Stores the state. Changes run in sequence, each on the result of the one before. */
export interface StateStore {
  read(): Promise<State>;
  /** Stores the next state and resolves to `result`. */
  change<T>(change: (state: State) => { state: State; result: T }): Promise<T>;
}

/** How many short links a browser keeps. */
const mostLinks = 500;

export function createMockStore(stateStore: StateStore): Store {
  return {
    save: (lead, messages, claim) =>
      stateStore.change<SaveResult>((state) => {
        const { id: leadId, receivedAt, reportOf } = lead;
        const existing = findExisting(state, claim, receivedAt);
        if (existing) return { state, result: existing };
        const claims = state.claims.filter(({ expiresAt }) => expiresAt > receivedAt);
        const report = findReport(state, reportOf);
        if (report) {
          return {
            state: { ...state, claims: [...claims, { ...claim, leadId: report.id }] },
            result: { outcome: 'repeated', lead: report },
          };
        }
        return {
          state: {
            ...state,
            leads: [...state.leads, lead],
            messages: [
              ...state.messages,
              ...messages
                .filter(({ id }) => !state.messages.some((other) => other.id === id))
                .map((message) => ({
                  ...message,
                  leadId,
                  createdAt: receivedAt,
                  state: 'ready' as const,
                })),
            ],
            claims: [...claims, { ...claim, leadId }],
          },
          result: { outcome: 'saved', lead },
        };
      }),

    findExisting: async (claim, now) => findExisting(await stateStore.read(), claim, now),

    lead: async (wanted) => (await stateStore.read()).leads.find(({ id }) => id === wanted) ?? null,

    reportOf: async (calculationId) => findReport(await stateStore.read(), calculationId) ?? null,

    saveReplyStatus: (leadId, status) =>
      stateStore.change((state) => {
        const replyStatus = state.leads.find(({ id }) => id === leadId)?.replyStatus ?? status;
        const leads = state.leads.map((lead) =>
          lead.id === leadId ? { ...lead, replyStatus } : lead,
        );
        return { state: { ...state, leads }, result: replyStatus };
      }),

    async *digest(id) {
      yield* digestOf((await stateStore.read()).leads, id);
    },

    earlierLeads: async (...asked) => earlierLeadsOf((await stateStore.read()).leads, ...asked),

    mailMarks: async (email) => mailMarksIn((await stateStore.read()).leads, email),

    messagesOf: async (wanted) =>
      (await stateStore.read()).messages.filter(({ leadId }) => leadId === wanted),

    saveLink: (link) =>
      stateStore.change((state) => {
        const known = state.links.find(({ code }) => code === link.code);
        if (known) return { state, result: known };
        const links = [...state.links.slice(1 - mostLinks), link];
        return { state: { ...state, links }, result: link };
      }),
  };
}

/** The leads that a digest lists. */
export async function* digestOf(leads: State['leads'], id: string) {
  yield* leads
    .filter(({ digest }) => digest === id)
    .toSorted((one, other) => one.receivedAt - other.receivedAt);
}

/** The calculations and demo requests from like addresses, the newest first. */
export function earlierLeadsOf(
  leads: State['leads'],
  ...[{ local, domain }, before, limit]: Parameters<Store['earlierLeads']>
) {
  return leads
    .filter(({ endpoint }) => endpoint === 'roiCalculation' || endpoint === 'demoSubmission')
    .filter(({ receivedAt, email }) => {
      const [ownLocal, ownDomain] = personOf(email).split('@');
      return receivedAt < before && ownDomain === domain && (!local || ownLocal === local);
    })
    .toSorted((one, other) => other.receivedAt - one.receivedAt)
    .slice(0, limit);
}

/** What became of the mails to an address. */
export const mailMarksIn = (leads: State['leads'], email: string) =>
  mailMarksOf(leads.filter((lead) => lead.email.toLowerCase() === email.toLowerCase()));

function findExisting({ claims, leads }: State, request: IdempotencyClaim, now: number) {
  const earlier = claims.find(({ key, expiresAt }) => key === request.key && expiresAt > now);
  if (!earlier) return null;
  if (!isSameRequest(request, earlier)) return { outcome: 'keyReused' as const };
  const lead = leads.find(({ id }) => id === earlier.leadId);
  return lead ? { outcome: 'repeated' as const, lead } : null;
}

function findReport({ leads }: State, calculationId: string | null) {
  return leads.find(({ reportOf }) => reportOf !== null && reportOf === calculationId);
}
