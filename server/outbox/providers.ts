import type { MessageKind } from '../../backend/messages.ts';
import {
  createProviderGate,
  type ProviderGate,
  type ProviderProblem,
} from './createProviderGate.ts';

/** Who delivers messages: the mail provider, or the CRM. */
export type Provider = 'mail' | 'crm';

export const providers: readonly Provider[] = ['mail', 'crm'];

const providerOfKind = {
  reportEmail: 'mail',
  reportNotice: 'mail',
  demoNotice: 'mail',
  crmContact: 'crm',
} as const satisfies Record<MessageKind, Provider>;

/** Returns who delivers messages of a kind. */
export function providerOf(kind: MessageKind): Provider {
  return providerOfKind[kind];
}

/** Returns the kinds of messages that a provider delivers. */
export function kindsOf(provider: Provider): MessageKind[] {
  const kinds = Object.keys(providerOfKind) as MessageKind[];
  return kinds.filter((kind) => providerOfKind[kind] === provider);
}

/** Creates the gate of each provider. */
export function createProviderGates({
  onWorking,
  ...options
}: Omit<Parameters<typeof createProviderGate>[0], 'provider' | 'onWorking'> & {
  onWorking: (provider: Provider) => void;
}): Record<Provider, ProviderGate> {
  const gateOf = (provider: Provider) =>
    createProviderGate({ ...options, provider, onWorking: () => onWorking(provider) });
  return { mail: gateOf('mail'), crm: gateOf('crm') };
}

/** Returns what the messages to each provider wait for; nothing of providers that work. */
export function problemsOf(
  gates: Record<Provider, ProviderGate>,
): Partial<Record<Provider, NonNullable<ProviderProblem>>> {
  return Object.fromEntries(
    providers.flatMap((provider) => {
      const problem = gates[provider].problem();
      return problem ? [[provider, problem]] : [];
    }),
  );
}
