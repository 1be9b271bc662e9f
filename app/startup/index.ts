// Runs inline in the head of every page, before anything is painted (ssg/plugins/inline-scripts.ts).
import { answerFlags, keepLanguage } from "./language.ts";
import { startLoadingScreen } from "./loading-screen.ts";
import { startModules } from "./modules.ts";
import { fetchNearPictures } from "./pictures.ts";
import { returnToPlace } from "./scroll-position.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { foldOnPhones } from "./folds.ts";
import { dataset } from "./page-state.ts";

// Present as soon as scripts run; "ready" once behaviours and islands answer. Taken away where the page has to do without its modules.
dataset.js = "starting";

try {
  if (keepLanguage()) {
    startLoadingScreen();
    returnToPlace();
    answerFlags();
    fetchNearPictures();
    foldOnPhones();
    fetchAhead();
    startModules();
  }
} catch (error) {
  // Below the floor of browsers, whatever is missing: the page as it is without scripts, never half of each.
  delete dataset.js;
  delete dataset.loading;
  delete dataset.folding;
  reportError(error);
}
