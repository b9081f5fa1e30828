// Every file of the build once more as .br and .gz, so that the server never compresses anything.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const WORTH = 400; // smaller ones fit into one packet anyway

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "regat-compressed",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: {
      sequential: true,
      order: "post",
      handler(options) {
        const out = options.dir ?? folder;
        for (const file of readdirSync(out, { recursive: true, encoding: "utf-8" })) {
          if (!TEXT.test(file)) continue;
          const path = join(out, file);
          const plain = readFileSync(path);
          if (plain.length < WORTH) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
          writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
          writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
        }
      },
    },
  };
}
