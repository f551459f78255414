/** The document without how it was copied, so that 营业执照副本 is 营业执照; what would be left empty keeps its name. */
export function plainDocument(name: string): string {
  const plain = name
    .replaceAll(/（[^）]*）|\([^)]*\)/g, '')
    .replaceAll(/副本|正本|复印件|扫描件|原件|照片|\s/g, '')
  return plain === '' ? name : plain
}
