import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import subsetFont from 'subset-font';
import Icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';

const ICONS = "import { icon } from '~icons/game-icons';";
const SERVER = 'http://127.0.0.1:8000';
// What is written in the languages of western Europe, with the signs around it: as much as the fonts hold.
const LATIN: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2044],
  [0x20ac, 0x20ac],
  [0x2190, 0x2215],
];

export default defineConfig({
  plugins: [
    namedIcons(),
    svelte(),
    Icons({ compiler: 'svelte', scale: 1, iconCustomizer: nameless }),
    lightIcons(),
    lightFonts(),
    pressed(),
  ],
  build: {
    outDir: fileURLToPath(new URL('../src/ludotheque/server/static', import.meta.url)),
    emptyOutDir: true,
    // Only what comes from the server itself may be loaded, so that nothing is inlined as data:.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});

const ICONS_OF = '~icons/';

/** `icon('cow')` is the drawing of that name: whoever writes it need not import each by itself. */
function namedIcons(): Plugin {
  return {
    name: 'named-icons',
    enforce: 'pre',
    transform(code) {
      if (!code.includes(ICONS)) return null;
      const imports = new Set<string>();
      const drawn = code.replaceAll(/\bicon\('([\w-]+)'\)/g, (_call, name: string) => {
        const local = `icon_${name.replaceAll('-', '_')}`;
        imports.add(`import ${local} from '~icons/game-icons/${name}';`);
        return local;
      });
      return { code: drawn.replace(ICONS, [...imports].join(' ')), map: null };
    },
  };
}

/** An icon is decoration; its meaning always stands beside it in words. */
function nameless(_collection: string, _icon: string, props: Record<string, string>): void {
  props['aria-hidden'] = 'true';
  props.focusable = 'false';
}

/** Icons are drawn in 512 units: a tenth of one is finer than any screen, and what is finer weighed a quarter of them. */
function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes(ICONS_OF)) return null;
      return code.replaceAll(/\bd="[^"]+"/g, (path) => path.replaceAll(/(\.\d)\d+/g, '$1'));
    },
  };
}

/** Fonts were more than half of a first visit: they lose the forms that no page asks for, fractions and alternates. */
function lightFonts(): Plugin {
  const letters = LATIN.flatMap(([first, last]) => range(first, last))
    .map((code) => String.fromCodePoint(code))
    .join('');
  return {
    name: 'light-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.woff2')) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), letters, { targetFormat: 'woff2' });
      }
    },
  };
}

/** Scripts and styles lie there pressed as small as browsers can unpack them; the package adds what older clients take. */
function pressed(): Plugin {
  return {
    name: 'pressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /\.(js|css)$/.test(one))) {
        const file = `${dir}/${name}`;
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}
