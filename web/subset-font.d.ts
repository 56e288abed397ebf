declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, how: { targetFormat: 'woff2' }): Promise<Buffer>;
}
