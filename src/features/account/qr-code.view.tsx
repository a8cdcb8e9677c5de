import { encode } from 'uqr'

/** Modules around the code that stay white, which scanners need. */
const BORDER = 4

/** A QR code, drawn as one path: dark on white in every colour scheme, since scanners may not read the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="r-qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={dark} shapeRendering="crispEdges" />
    </svg>
  )
}
