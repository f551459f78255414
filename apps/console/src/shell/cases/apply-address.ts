interface Asked {
  readonly amountYuan?: number | null | undefined
  readonly termMonths?: number | null | undefined
  readonly guaranteeMode?: string | null | undefined
}

/** The page on which one applies for a product, filled in with what is asked for as far as it is known. */
export function applyAddress(proId: string, { amountYuan, termMonths, guaranteeMode }: Asked): string {
  const search = new URLSearchParams({
    proId,
    ...(amountYuan == null ? {} : { amountYuan: String(amountYuan) }),
    ...(termMonths == null ? {} : { termMonths: String(termMonths) }),
    ...(guaranteeMode == null ? {} : { guaranteeMode }),
  })
  return `/product/apply?${search}`
}
