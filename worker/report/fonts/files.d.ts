/** The addresses of files by folder and name; the bundler copies the files into the build. */
declare module 'url:*.woff' {
  const addresses: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default addresses;
}
