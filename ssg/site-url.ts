/**
 * The address of the site, without trailing slash. @param where the option or variable that set it @throws with a message that
 * names it
 */
export function siteUrlOf(given: string, where: string): string {
  const url = URL.parse(given);
  if (!url || !/^\s*https?:\/\/[^/?#@]*\/?\s*$/.test(given))
    throw new Error(
      `«\u00a0${given}\u00a0» n’est pas l’adresse d’un site\u00a0: écrire ${where} comme https://votre.domaine, sans rien après le domaine`,
    );
  return url.origin;
}
