import document from '../../docs/openapi.json' with { type: 'json' };

/** The document of the API, which a test keeps equal to the contract. */
export const apiDocument = (): string => JSON.stringify(document);
