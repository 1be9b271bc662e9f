import { growth, scriptsOf } from "../../bench/growth.ts";
import { expect, test } from "../support/test.ts";

test("forty pages more cost the home page no script", async () => {
  test.slow();
  const { homeScripts, extraScripts } = await growth(40);
  const before = scriptsOf("build/client", "index.html");
  // Not a byte, but for names of files that compress otherwise.
  expect(homeScripts - before, "bytes that the home page's scripts have grown by").toBeLessThan(20);
  // An extra page needs what every inner page shares, and no words of the other thirty-nine.
  expect(extraScripts).toBeLessThan(before + 2000);
});
