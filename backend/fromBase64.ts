/**
 * Decodes base64 with or without padding. As in Node, a last character that completes no byte is
 * ignored.
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/=+$/, '');
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
}
