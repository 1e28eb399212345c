/** Ends a sentence with a full stop, unless a name at its end has one already: `You are booking as Maria B.` */
export const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
