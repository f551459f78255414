/** An enterprise that is looked for: by its whole credit code, or by part of its name. */
export type WantedEnterprise = { readonly creditCode: string } | { readonly name: string }
