/** The fonts of PDFs that the browser makes: letters of Latin, Greek and Cyrillic, each with a look of its own. */

import monoBold from "@expo-google-fonts/cousine/700Bold/Cousine_700Bold.ttf?url";
import monoRegular from "@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf?url";
import sansBold from "@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url";
import sansBoldItalic from "@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf?url";
import sansItalic from "@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url";
import sansRegular from "@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url";
import serifBold from "@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf?url";
import serifBoldItalic from "@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf?url";
import serifItalic from "@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf?url";
import serifRegular from "@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?url";
import type { kindOf } from "#app/document/export/look.ts";

export type Kind = ReturnType<typeof kindOf>;
export const faces = ["normal", "bold", "italic", "bolditalic"] as const;
export type Face = (typeof faces)[number];

const addresses: Readonly<Record<Kind, Record<Face, string>>> = {
  serif: { normal: serifRegular, bold: serifBold, italic: serifItalic, bolditalic: serifBoldItalic },
  sans: { normal: sansRegular, bold: sansBold, italic: sansItalic, bolditalic: sansBoldItalic },
  // Code leans nowhere.
  mono: { normal: monoRegular, bold: monoBold, italic: monoRegular, bolditalic: monoBold },
};

/** The faces of a kind, and those of code, by the names that `pdf-out.ts` has for them. */
export type Fonts = Readonly<Record<string, ArrayBuffer>>;

export const fontName = (kind: Kind, face: Face): string => `${kind}-${face}.ttf`;

const fetched = new Map<string, Promise<ArrayBuffer>>();

/** The fonts of a text. @throws TypeError without a connection, where they were not fetched before */
export async function fontsOf(kind: Kind): Promise<Fonts> {
  const named = [...new Set<Kind>([kind, "mono"])].flatMap((one) =>
    faces.map((face) => [one, face] as const),
  );
  const fonts = await Promise.all(
    named.map(async ([one, face]) => [fontName(one, face), await fontAt(addresses[one][face])] as const),
  );
  return Object.fromEntries(fonts);
}

function fontAt(address: string): Promise<ArrayBuffer> {
  const known = fetched.get(address);
  if (known) return known;
  const font = fetchFont(address);
  fetched.set(address, font);
  font.catch(() => fetched.delete(address));
  return font;
}

async function fetchFont(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`the font is not there: ${response.status}`);
  return response.arrayBuffer();
}
