/** What an owner can do about an error of the operating system. */
import { wrong, type Wrong } from "./problem.ts";

const download =
  "le télécharger (clic droit : « Télécharger maintenant », « Toujours conserver sur cet appareil » ou « Rendre disponible hors ligne »), puis recommencer";

/** The problem of a file that a sync program has moved away from this machine. */
export const inCloud = wrong("est resté dans le nuage (iCloud, OneDrive, Dropbox)", download);

/**
 * Codes of errors, what is wrong, and the remedy. macOS refuses a file that iCloud keeps elsewhere with EDEADLK, for which Node has no
 * name (reported for Node 25 on macOS 15). UNKNOWN and ETIMEDOUT are a guess, and say so: many errors of Windows have that name.
 */
const table = `
ENOSPC, EDQUOT = le disque est plein → y faire de la place, puis recommencer
EPERM, EBUSY = est en lecture seule, ouvert ailleurs, ou interdit à ce programme → le libérer (sur un Mac : Réglages > Confidentialité et sécurité > Fichiers et dossiers), puis recommencer
EACCES = ce compte n’a pas le droit d’y lire ou d’y écrire → le lui donner, puis recommencer
ENOENT = un dossier ou un fichier n’est plus là → le remettre, ou rétablir le disque où il se trouve
ENOTDIR, EISDIR, EEXIST = un fichier se trouve à la place d’un dossier, ou l’inverse → le mettre ailleurs, puis recommencer
EROFS = ce disque est en lecture seule → copier le projet ailleurs, puis recommencer là
ERR_ENCODING_INVALID_ENCODED_DATA = un fichier n’est pas en UTF-8 → l’enregistrer de nouveau en UTF-8 (Bloc-notes : Enregistrer sous, Encodage)
EDEADLK, Unknown system error -11 = ${inCloud.replace("\n", " → ")}
UNKNOWN, ETIMEDOUT = ne se lit pas, peut-être parce qu’il est resté dans le nuage (OneDrive, Dropbox) → ${download}
`;

const refusals = new Map(
  [...table.matchAll(/^(.+) = (.+) → (.+)$/gm)].flatMap(([, codes = "", says = "", remedy = ""]) =>
    codes.split(", ").map((code) => [code, wrong(says, remedy)] as const),
  ),
);

/** What the operating system refused, and the remedy; undefined if an error is not of its file system. */
export function refusalOf(error: unknown): Wrong | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || ["listen", "watch"].includes(syscall ?? "")) return undefined;
  const other = wrong(
    `le disque a refusé (${code})`,
    "recommencer ; si rien n’y fait, copier le projet sur un autre disque",
  );
  return refusals.get(code) ?? (/^E[A-Z0-9]+$/.test(code) ? other : undefined);
}

/** The same as one line, with the path. */
export function refusalLine(error: unknown): string | undefined {
  const { path } = error as NodeJS.ErrnoException;
  const said = refusalOf(error)?.replace("\n", " : ");
  return said === undefined || path === undefined ? said : `${path} : ${said}`;
}
