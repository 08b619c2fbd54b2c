/** Globals of both Node and browsers; the backend is compiled for neither. */

interface CryptoKey {
  readonly type: string;
}

declare const crypto: {
  readonly subtle: {
    digest(algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
    importKey(
      format: 'raw',
      bytes: Uint8Array<ArrayBuffer>,
      algorithm: { name: string; hash: string },
      extractable: boolean,
      usages: ['sign'],
    ): Promise<CryptoKey>;
    sign(algorithm: string, key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  };
};

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class URL {
  static canParse(url: string): boolean;
  constructor(url: string, base?: URL);
  readonly href: string;
  readonly host: string;
}

declare function atob(base64: string): string;
declare function btoa(binary: string): string;

declare const navigator: {
  readonly locks: { request<T>(name: string, work: () => Promise<T>): Promise<T> };
};
