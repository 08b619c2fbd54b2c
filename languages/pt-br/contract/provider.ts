import * as English from '../../../contract/provider.ts';

export { demoLink } from '../../../contract/provider.ts';

export const provider = { ...English.provider, users: '250.000' } as const;
