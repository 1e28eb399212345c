/** An address as a QR code in SVG, for the guest in front of the desk; its package is loaded for the first one. */
export async function renderQrCode(address: string | null): Promise<string | null> {
  if (address === null) return null
  const { renderSVG } = await import('uqr')
  // Readers need a margin of four modules.
  return renderSVG(address, { border: 4 })
}
