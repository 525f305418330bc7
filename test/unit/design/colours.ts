/** A colour with channels from 0 to 1, of light and not of its code. */
type Light = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function fromHex(hex: string): Light {
  const channel = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

const cube = (number: number): number => number ** 3;
const clamp = (number: number): number => Math.min(1, Math.max(0, number));

/** The conversion of https://www.w3.org/TR/css-color-4/#ok-lab */
function fromOklch(lightness: number, chroma: number, hue: number): Light {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const short = cube(lightness - 0.0894841775 * a - 1.291485548 * b);
  return [
    clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** @param css - `#rrggbb` or `oklch(58% 0.16 330)` */
function colourOf(css: string): Light {
  if (/^#[\da-f]{6}$/i.test(css)) return fromHex(css);
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(css) ?? [];
  if (hue === undefined) throw new Error(`${css} is in no form that this test reads`);
  return fromOklch(Number(lightness) / 100, Number(chroma), Number(hue));
}

const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colourOf(one)), luminance(colourOf(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
